import { VERSION, type DocumentName } from '@bieznik/contract/content/documents'
import { NOTICE_FILES } from '@bieznik/contract/care/guarantee-notice'
import type { OpeningFinding } from '@bieznik/contract/platform/opening'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { currentVersion } from '../documents/read-document.ts'
import { readCompany } from '../read-company.ts'
import {
  checkCompany,
  checkConsent,
  checkDocuments,
  checkIdentity,
  checkNotice,
  checkSite,
} from './storefront-checks.ts'

/** What of the configuration the checks look at. */
export interface StorefrontSettings {
  siteUrl: string
  /** Not set: the invented company. */
  companyFile: string | undefined
  isConsentRequired: boolean
  /** The newest version of the long texts that was reviewed. */
  documentsReviewed: string | undefined
  isEmulated: boolean
}

/** The same words that `z.stringbool` takes for yes. */
const YES = /^(?:true|1|yes|on|y|enabled)$/i

/** As the variables of the environment say it; an empty one counts as not set. */
export function storefrontSettings(
  variables: Readonly<Record<string, string | undefined>>,
): StorefrontSettings {
  const {
    SITE_URL,
    COMPANY_FILE,
    MARKETING_CONSENT_REQUIRED,
    DOCUMENTS_REVIEWED,
    FIREBASE_AUTH_EMULATOR_HOST,
  } = variables
  const reviewed = DOCUMENTS_REVIEWED ?? ''
  return {
    siteUrl: SITE_URL || 'http://127.0.0.1:3000',
    companyFile: COMPANY_FILE || undefined,
    isConsentRequired: YES.test(MARKETING_CONSENT_REQUIRED || 'true'),
    documentsReviewed: VERSION.test(reviewed) ? reviewed : undefined,
    isEmulated: Boolean(FIREBASE_AUTH_EMULATOR_HOST),
  }
}

function versionsInForce(now: Date): Record<DocumentName, string> {
  return {
    rules: currentVersion('rules', now),
    privacy: currentVersion('privacy', now),
    returns: currentVersion('returns', now),
    guarantee: currentVersion('guarantee', now),
    accessibility: currentVersion('accessibility', now),
    'data-deletion': currentVersion('data-deletion', now),
  }
}

/** Looks at the storefront in this folder. Nothing outside of the machine is asked. */
export async function lookAtStorefront(
  root: string,
  settings: StorefrontSettings,
  now: Date,
): Promise<OpeningFinding[]> {
  const files = [...new Set(Object.values(NOTICE_FILES))]
  return [
    checkCompany(readCompany(settings.companyFile)),
    checkDocuments(versionsInForce(now), settings.documentsReviewed),
    checkNotice(files.filter((file) => !existsSync(join(root, 'public', file)))),
    checkConsent(settings.isConsentRequired),
    checkSite(settings.siteUrl),
    checkIdentity(settings.isEmulated),
  ]
}
