'use client'

import { useAuth } from '@/lib/auth/use-auth'
import { RatedLines } from './rated-lines'

/** What was delivered to the signed-in person. */
export function OwnOpinions() {
  const auth = useAuth()
  return auth.status === 'signed-in' && <RatedLines buyer={{ uid: auth.person.uid }} />
}
