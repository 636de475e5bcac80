'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logFailure } from '@/lib/log/browser'
import { accountQuery, showRecord } from './account-queries'
import { followRecord } from './live-record'

/** Keeps `accountQuery` in step with what is changed in other windows and on other devices. */
export function useLiveRecord(uid: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const end = new AbortController()
    // A connection that is open while the page is left would be told of as a failure.
    const leave = () => end.abort()
    window.addEventListener('pagehide', leave)
    // Without a record the account is being deleted: whoever still looks at it hears so at the next call.
    followRecord((record) => record && showRecord(client, uid, record), end.signal)
      // Refused: whether the person is still signed in, the next call finds out.
      .then((refusal) => refusal && client.invalidateQueries(accountQuery(uid)))
      .catch((error: unknown) => logFailure('the record is not followed any more', error))
    return () => {
      window.removeEventListener('pagehide', leave)
      end.abort()
    }
  }, [client, uid])
}
