import type { Settings } from '@bieznik/backend-kit/documents/fill-document'
import type { MailAddress } from '@bieznik/backend-kit/mail/letter'
import type { Secrets } from '@bieznik/backend-kit/signature'

/** `siteUrl`: where people find the shop. The settings say who sells, and to where. */
export type Sender = {
  from: MailAddress
  siteUrl: string
  /** Of the links in mails. */
  linkSecrets: Secrets
} & Settings
