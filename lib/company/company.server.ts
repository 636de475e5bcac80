import 'server-only'
import { readCompany } from '@bieznik/backend-kit/read-company'
import type { RegisterEntry, ShownCompany } from '@bieznik/contract/platform/company'
import { env } from '@/lib/env.server'

/** Who runs the shop. */
export const company = readCompany(env.COMPANY_FILE)

const { legalName, seat, nip, email, phone, weekdayHours, saturdayHours } = company

export const shownCompany: ShownCompany = {
  legalName,
  seat,
  nip,
  email,
  phone,
  weekdayHours,
  saturdayHours,
}

const { registerCourt, krs, regon, bdo, shareCapital, isExample } = company

export const registerEntry: RegisterEntry = { registerCourt, krs, regon, bdo, shareCapital, isExample }
