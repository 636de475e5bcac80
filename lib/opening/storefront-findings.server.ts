import 'server-only'
import { lookAtStorefront } from '@bieznik/backend-kit/opening/look-at-storefront'
import type { OpeningFinding } from '@bieznik/contract/platform/opening'
import { env, isDemonstration } from '@/lib/env.server'

/** What this storefront finds of itself. */
export async function lookAtThisStorefront(): Promise<OpeningFinding[]> {
  const settings = {
    siteUrl: env.SITE_URL,
    companyFile: env.COMPANY_FILE,
    isConsentRequired: env.MARKETING_CONSENT_REQUIRED,
    documentsReviewed: env.DOCUMENTS_REVIEWED,
    isEmulated: isDemonstration,
  }
  return lookAtStorefront(process.cwd(), settings, new Date())
}
