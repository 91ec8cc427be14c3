'use strict';

// The page's own words, as systems have them. The texts of a definition come in its languages.

const wordsOfPage = {
  en: `View|Undo|Redo|Save|Cancel|Done|None|Add|Remove|Remove all|Clear|Search|Go back|Language|Widget size|Appearance|Text size|Name|City
    Country code|Latitude|Longitude|Phone or email|Amount|Currency|Hidden rows|Any size|As in the definition|System|Light|Dark|Small
    Medium|Large|Largest|Before|After|No changes|Loading…|Try again|Show more|No results|No options|Restore the original|Type it in`,
  de: `Ansicht|Widerrufen|Wiederholen|Sichern|Abbrechen|Fertig|Ohne|Hinzufügen|Entfernen|Alle entfernen|Löschen|Suchen|Zurück|Sprache
    Widgetgröße|Erscheinungsbild|Textgröße|Name|Ort|Ländercode|Breitengrad|Längengrad|Telefon oder E-Mail|Betrag|Währung
    Ausgeblendete Zeilen|Beliebige Größe|Standard|Automatisch|Hell|Dunkel|Klein|Mittel|Groß|Sehr groß|Vorher|Nachher|Keine Änderungen
    Laden …|Erneut versuchen|Mehr anzeigen|Keine Treffer|Keine Optionen|Original wiederherstellen|Eingeben`,
  es: `Visualización|Deshacer|Rehacer|Guardar|Cancelar|OK|Ninguno|Añadir|Eliminar|Eliminar todo|Borrar|Buscar|Atrás|Idioma
    Tamaño del widget|Aspecto|Tamaño del texto|Nombre|Ciudad|Código de país|Latitud|Longitud|Teléfono o correo|Importe|Moneda
    Filas ocultas|Cualquier tamaño|Por omisión|Automático|Claro|Oscuro|Pequeño|Mediano|Grande|Muy grande|Antes|Después|Sin cambios
    Cargando…|Reintentar|Mostrar más|Sin resultados|Sin opciones|Restaurar el original|Escribir`,
  fr: `Présentation|Annuler l’action|Rétablir|Enregistrer|Annuler|OK|Aucun|Ajouter|Supprimer|Tout supprimer|Effacer|Rechercher|Retour
    Langue|Taille du widget|Apparence|Taille du texte|Nom|Ville|Code pays|Latitude|Longitude|Téléphone ou e-mail|Montant|Devise
    Lignes masquées|Toutes les tailles|Par défaut|Automatique|Clair|Sombre|Petite|Moyenne|Grande|Très grande|Avant|Après
    Aucune modification|Chargement…|Réessayer|Afficher plus|Aucun résultat|Aucune option|Rétablir l’original|Saisir`,
  it: `Vista|Annulla azione|Ripristina|Salva|Annulla|Fine|Nessuno|Aggiungi|Rimuovi|Rimuovi tutto|Cancella|Cerca|Indietro|Lingua
    Dimensioni widget|Aspetto|Dimensioni testo|Nome|Città|Codice del paese|Latitudine|Longitudine|Telefono o e-mail|Importo|Valuta
    Righe nascoste|Qualsiasi dimensione|Default|Automatico|Chiaro|Scuro|Piccolo|Medio|Grande|Molto grande|Prima|Dopo|Nessuna modifica
    Caricamento…|Riprova|Mostra altro|Nessun risultato|Nessuna opzione|Ripristina originale|Scrivi`,
  ja: `表示|取り消す|やり直す|保存|キャンセル|完了|なし|追加|削除|すべて削除|消去|検索|戻る|言語|ウィジェットのサイズ|外観|テキストサイズ|名前|市区町村|国コード|緯度|経度|電話またはメール|金額|通貨|非表示の行|すべてのサイズ|デフォルト|自動
    ライト|ダーク|小|中|大|特大|変更前|変更後|変更なし|読み込み中…|再試行|さらに表示|結果なし|選択肢なし|オリジナルに戻す|入力`,
  ko: `보기|실행 취소|다시 실행|저장|취소|완료|없음|추가|제거|모두 제거|지우기|검색|뒤로|언어|위젯 크기|화면 모드|텍스트 크기|이름|도시|국가 코드|위도|경도|전화번호 또는 이메일|금액|통화|숨겨진 행|모든 크기|기본값|자동|라이트
    다크|작게|중간|크게|아주 크게|이전|이후|변경 사항 없음|로드 중…|다시 시도|더 보기|결과 없음|옵션 없음|원본으로 복원|입력`,
  nl: `Weergave|Herstel|Opnieuw|Bewaar|Annuleer|Gereed|Geen|Voeg toe|Verwijder|Verwijder alles|Wis|Zoek|Terug|Taal|Widgetgrootte
    Weergavemodus|Tekstgrootte|Naam|Plaats|Landcode|Breedtegraad|Lengtegraad|Telefoon of e-mail|Bedrag|Valuta|Verborgen rijen|Elke grootte
    Standaard|Automatisch|Licht|Donker|Klein|Normaal|Groot|Extra groot|Voor|Na|Geen wijzigingen|Laden…|Probeer opnieuw|Toon meer
    Geen resultaten|Geen opties|Herstel origineel|Typ`,
  pt: `Visualizar|Desfazer|Refazer|Salvar|Cancelar|OK|Nenhum|Adicionar|Remover|Remover tudo|Limpar|Buscar|Voltar|Idioma|Tamanho do widget
    Aparência|Tamanho do texto|Nome|Cidade|Código do país|Latitude|Longitude|Telefone ou e-mail|Valor|Moeda|Linhas ocultas
    Qualquer tamanho|Padrão|Automático|Claro|Escuro|Pequeno|Médio|Grande|Muito grande|Antes|Depois|Nenhuma alteração|Carregando…
    Tentar novamente|Mostrar mais|Nenhum resultado|Nenhuma opção|Restaurar original|Digitar`,
  ru: `Вид|Отменить действие|Повторить|Сохранить|Отменить|Готово|Нет|Добавить|Удалить|Удалить все|Очистить|Поиск|Назад|Язык|Размер виджета
    Оформление|Размер текста|Имя|Город|Код страны|Широта|Долгота|Телефон или e-mail|Сумма|Валюта|Скрытые строки|Любой размер|По умолчанию
    Автоматически|Светлое|Темное|Мелкий|Средний|Крупный|Самый крупный|До|После|Нет изменений|Загрузка…|Повторить попытку|Показать еще
    Нет результатов|Нет вариантов|Вернуть оригинал|Ввести`,
  sv: `Visa|Ångra|Gör om|Spara|Avbryt|Klar|Ingen|Lägg till|Ta bort|Ta bort alla|Rensa|Sök|Tillbaka|Språk|Widgetstorlek|Utseende
    Textstorlek|Namn|Ort|Landskod|Latitud|Longitud|Telefon eller e-post|Belopp|Valuta|Dolda rader|Valfri storlek|Standard|Automatiskt
    Ljust|Mörkt|Liten|Medel|Stor|Extra stor|Före|Efter|Inga ändringar|Läser in …|Försök igen|Visa mer|Inga resultat|Inga alternativ
    Återställ original|Skriv`,
  zh: `显示|撤销|重做|存储|取消|完成|无|添加|移除|全部移除|清除|搜索|返回|语言|小组件大小|外观|文字大小|名称|城市|国家/地区代码|纬度|经度|电话或电子邮件|金额|货币|隐藏的行|任意大小|默认|自动|浅色|深色|小|中|大|特大|之前|之后|无更改
    正在载入…|重试|显示更多|无结果|无选项|恢复原始值|输入`,
};
for (const [language, words] of Object.entries(wordsOfPage)) wordsOfPage[language] = words.split(/[|\n] */);
const wordPlaces = new Map(wordsOfPage.en.map((word, place) => [word, place]));

// A word of the page in the language that it shows; in English if that language has none.
function word(text) {
  const language = document.documentElement.lang.toLowerCase();
  const own = /^zh-(hant|tw|hk|mo)/.test(language) ? undefined : wordsOfPage[language.split('-')[0]];
  return own?.[wordPlaces.get(text)] ?? text;
}

// Keeps a word of the page in its language.
function setWord(element, text) {
  element.dataset.word = text;
  setText(element, word(text));
}

// To call after the page's language changes.
function translateWords() {
  for (const element of document.querySelectorAll('[data-word]')) setText(element, word(element.dataset.word));
}
