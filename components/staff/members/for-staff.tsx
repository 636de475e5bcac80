'use client'

import type { StaffArea } from '@bieznik/contract/people/staff'
import type { ReactNode } from 'react'
import { useMayDo } from '@/lib/auth/use-may-do'

/** What is shown only to those of the staff whose work it is. */
export function ForStaff({ area, children }: { area: StaffArea; children: ReactNode }) {
  return useMayDo(area) ? children : null
}
