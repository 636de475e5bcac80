'use client'

import type { ShownCompany } from '@bieznik/contract/platform/company'
import { createContext, use, type ReactNode } from 'react'

const CompanyContext = createContext<ShownCompany | null>(null)

/** Gives everything below it the record of the company. */
export function CompanyProvider({ company, children }: { company: ShownCompany; children: ReactNode }) {
  return <CompanyContext value={company}>{children}</CompanyContext>
}

/** Who runs the shop, in a client component; a server component reads `company.server.ts`. */
export function useCompany(): ShownCompany {
  const company = use(CompanyContext)
  if (!company) throw new Error('useCompany: there is no CompanyProvider around this component')
  return company
}
