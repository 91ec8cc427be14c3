#!/usr/bin/env bash
# Generates the modules of Generated, or of another folder: from Schemas, from the forms of 'intentc design', and from the
# editor's page.
#
#   Scripts/generate.sh INTENTC FOLDER [SCHEMAS]
set -euo pipefail
intentc=$1 folder=$2 schemas=${3:-Schemas}
sources=$(dirname "${BASH_SOURCE[0]}")/../Sources

"$intentc" generate "$schemas"/*.intentdefinition "$schemas/Localised" --one-module --backend app-intents \
  --output "$folder/Schemas"
"$intentc" generate "$schemas"/{EveryType,OrderLunch,UpNext}.intentdefinition --backend configuration,intents \
  --namespace Plain --output "$folder/Intents"
"$intentc" generate "$schemas/Hero.intentdefinition" "$schemas/UpNext.intentdefinition" \
  --namespace Widgets --access-level package --split --output "$folder/Split"
"$intentc" generate "$sources/CommandLine/intentc/Design/Forms/Forms.intentdefinition" --access-level package \
  --output "$folder/Design"
"$(dirname "${BASH_SOURCE[0]}")/page-hashes.sh" "$folder"
