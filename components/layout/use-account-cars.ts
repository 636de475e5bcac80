import { useEffect } from 'react'
import type { Person } from '@/lib/auth/auth-state'
import { logFailure } from '@/lib/log/browser'

/** Brings the cars of an account to a browser where its person has signed in, without a visit to the page of the cars. */
export function useAccountCars({ uid, isGuest }: Person): void {
  const account = isGuest ? null : uid
  useEffect(() => {
    if (account !== null) void bring()
  }, [account])
}

async function bring(): Promise<void> {
  try {
    const { syncStaleCars } = await import('@/lib/my-car/sync-cars')
    await syncStaleCars()
  } catch (error) {
    logFailure('the script that brings cars could not be loaded', error)
  }
}
