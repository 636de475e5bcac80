'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logFailure } from '@/lib/log/browser'
import { whileShown } from '@/lib/page-lifecycle/shown-again'
import { accountQuery, showRecord } from './account-queries'
import { followRecord } from './live-record'

/** Keeps `accountQuery` in step with what is changed in other windows and on other devices. */
export function useLiveRecord(uid: string): void {
  const client = useQueryClient()
  useEffect(() => {
    // Without a record the account is being deleted: a page that still shows it finds out at the next call.
    const follow = (signal: AbortSignal) =>
      followRecord((record) => record && showRecord(client, uid, record), signal)
        // Refused: whether the person is still signed in, the next call finds out.
        .then((refusal) => refusal && client.invalidateQueries(accountQuery(uid)))
        .catch((error: unknown) => logFailure('the record is not followed any more', error))
    return whileShown((signal) => void follow(signal))
  }, [client, uid])
}
