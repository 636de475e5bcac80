'use client'

import type { ReactNode } from 'react'
import { useIsReady } from './use-is-ready'

/** Fields that wait for the scripts of the page: what is typed before would be unknown to the form, and not saved. */
export function ReadyFieldset({ children }: { children: ReactNode }) {
  return (
    // As narrow as its place, which a fieldset is not by itself.
    <fieldset disabled={!useIsReady()} className="min-w-0">
      {children}
    </fieldset>
  )
}
