import { documentNames, type DocumentName } from '@bieznik/contract/content/documents'
import { finding, type OpeningFinding } from '@bieznik/contract/platform/opening'
import { isLocalSite } from '@bieznik/contract/platform/site-url'

/* The checks of the storefront, each a pure function of its settings. */

export const checkCompany = ({ isExample }: { isExample: boolean }): OpeningFinding =>
  finding(isExample ? 'company_example' : 'company_own')

/**
 * `versions`: those in force. `reviewed`: the day up to which somebody who knows the law has read them; texts that hold from a later one
 * are not reviewed.
 */
export function checkDocuments(
  versions: Readonly<Record<DocumentName, string>>,
  reviewed: string | undefined,
): OpeningFinding {
  const unread = documentNames.filter((name) => reviewed === undefined || versions[name] > reviewed)
  if (unread.length === 0) return finding('documents_reviewed', { day: reviewed ?? '' })
  return finding('documents_unreviewed', {
    documents: unread.map((name) => `${name} ${versions[name]}`).join(', '),
  })
}

/** `missing`: files of the official artwork that are not there. */
export const checkNotice = (missing: readonly string[]): OpeningFinding =>
  missing.length === 0
    ? finding('notice_there')
    : finding('notice_missing', { files: missing.map((file) => `public${file}`).join(', ') })

/** Whether an order depends on the consent to commercial mail, which is then not freely given (GDPR, article 7(4)). */
export const checkConsent = (isRequired: boolean): OpeningFinding =>
  finding(isRequired ? 'consent_required' : 'consent_free')

export function checkSite(siteUrl: string): OpeningFinding {
  if (isLocalSite(siteUrl)) return finding('site_local', { url: siteUrl })
  return finding(URL.parse(siteUrl)?.protocol === 'https:' ? 'site_public' : 'site_unencrypted', {
    url: siteUrl,
  })
}

/** The accounts of the emulator have a password that everybody can read, and there are no others in it. */
export const checkIdentity = (isEmulated: boolean): OpeningFinding =>
  finding(isEmulated ? 'identity_demo' : 'identity_own')
