import { clientMessages } from './rules/client-messages.ts'
import { envFilesOnly } from './rules/env-files.ts'
import { oneWay } from './rules/one-way.ts'
import { pageGuard, pageMode } from './rules/pages.ts'
import { noBarrels, places } from './rules/places.ts'
import { noServerActions, serverModules } from './rules/server-modules.ts'
import { textAlone } from './rules/text-alone.ts'

/** The rules of this house that no linter brings along; `.oxlintrc.json` loads them as the plugin `house`. */
export default {
  meta: { name: 'house' },
  rules: {
    'one-way': oneWay,
    'env-files-only': envFilesOnly,
    'server-modules': serverModules,
    'no-server-actions': noServerActions,
    'page-guard': pageGuard,
    'page-mode': pageMode,
    places,
    'no-barrels': noBarrels,
    'text-alone': textAlone,
    'client-messages': clientMessages,
  },
}
