import type { Company } from '@bieznik/contract/platform/company'
import { isLocalSite } from '@bieznik/contract/platform/site-url'

/** Whether orders can be paid by bank transfer. The example company's account is offered on a local site only. */
export const offersTransfer = (
  { isExample }: Pick<Company, 'isExample'>,
  { BANK_TRANSFER, SITE_URL }: { BANK_TRANSFER: 'on' | 'off'; SITE_URL: string },
): boolean => BANK_TRANSFER === 'on' && (!isExample || isLocalSite(SITE_URL))
