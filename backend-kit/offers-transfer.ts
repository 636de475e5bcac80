import type { Company } from '@bieznik/contract/company'
import { isLocalSite } from '@bieznik/contract/site-url'

/** Whether orders can be paid by bank transfer: nobody outside this machine is sent to the account of an invented company. */
export const offersTransfer = (
  { isExample }: Pick<Company, 'isExample'>,
  { BANK_TRANSFER, SITE_URL }: { BANK_TRANSFER: 'on' | 'off'; SITE_URL: string },
): boolean => BANK_TRANSFER === 'on' && (!isExample || isLocalSite(SITE_URL))
