'use client'

import type { RegisterEntry } from '@bieznik/contract/platform/company'
import { createContext, use, type ReactNode } from 'react'

const RegisterContext = createContext<RegisterEntry | null>(null)

/** Gives a page on which the company presents itself what the registers say of it. */
export function RegisterProvider({ entry, children }: { entry: RegisterEntry; children: ReactNode }) {
  return <RegisterContext value={entry}>{children}</RegisterContext>
}

export function useRegisterEntry(): RegisterEntry {
  const entry = use(RegisterContext)
  if (!entry) throw new Error('useRegisterEntry: there is no RegisterProvider around this component')
  return entry
}
