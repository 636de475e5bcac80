import type { Company } from '@bieznik/contract/platform/company'
import { ProblemError } from '../../../platform/http/problem-error.ts'

/** Who files, and with which office. */
export type Taxpayer = { company: Company; office: NonNullable<Company['taxOffice']> }

/** Throws status_not_allowed where the company's record names no office. */
export function requireTaxpayer(company: Company): Taxpayer {
  if (!company.taxOffice)
    throw new ProblemError('status_not_allowed', 'The record of the company names no tax office.')
  return { company, office: company.taxOffice }
}
