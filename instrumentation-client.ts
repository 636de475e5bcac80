import { reloadForAnotherPerson } from '@/lib/page-lifecycle/reload-for-another-person'
import { reloadForNewVersion } from '@/lib/page-lifecycle/reload-for-new-version'
import { repeatLostMessages } from '@/lib/page-lifecycle/repeat-lost-messages'

// Zod would try whether it may write functions for its schemas. The content security policy forbids that, and the browser reports
// each try; so Zod finds the answer where it looks for its configuration. It is not imported: pages that are only read go without.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

repeatLostMessages()
reloadForAnotherPerson()
reloadForNewVersion()
