#!/usr/bin/env bash
# Generates the modules of Generated, or of another folder: from Schemas, and from the files that intentc embeds.
#
#   Scripts/generate.sh INTENTC FOLDER [SCHEMAS]
set -euo pipefail
intentc=$1 folder=$2 schemas=${3:-Schemas}

"$intentc" generate "$schemas"/*.intentdefinition "$schemas/Localised" --backend app-intents \
  --output "$folder/Schemas"
"$intentc" generate "$schemas"/{EveryType,OrderLunch,UpNext}.intentdefinition --backend configuration,intents \
  --namespace Plain --output "$folder/Intents"
"$intentc" generate "$schemas/Names" --output "$folder/Names"
"$intentc" generate "$schemas/Hero.intentdefinition" "$schemas/UpNext.intentdefinition" \
  --namespace Widgets --access-level package --split --output "$folder/Split"
"$(dirname "${BASH_SOURCE[0]}")/embed.sh" "$folder"
