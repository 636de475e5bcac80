'use client'

import { mayDo, type StaffArea } from '@bieznik/contract/people/staff'
import { useAuth } from './use-auth'

/** Whether a screen shows what belongs to an area. The server decides again with every call. */
export function useMayDo(area: StaffArea): boolean {
  const auth = useAuth()
  return auth.status === 'signed-in' && mayDo(auth.person.staffRole, area)
}
