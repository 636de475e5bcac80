import { addressLine, type Company, type RegisterEntry } from '@bieznik/contract/platform/company'
import type { MailTexts } from './texts/mail-texts.ts'

type ShownSeller = RegisterEntry & Pick<Company, 'legalName' | 'seat' | 'nip'>

/** Who sells, as the law wants it in every letter. */
export function sellerLines(texts: MailTexts, company: ShownSeller): string[] {
  const { legalName, seat, registerCourt, krs, nip, regon, bdo, shareCapital } = company
  return [
    `${legalName}, ${addressLine(seat)}`,
    `KRS ${krs}, ${registerCourt}`,
    `NIP ${nip}, REGON ${regon}, BDO ${bdo}`,
    texts.shareCapital(shareCapital),
    ...(company.isExample ? [texts.exampleCompany] : []),
  ]
}
