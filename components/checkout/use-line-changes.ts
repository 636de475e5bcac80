'use client'

import type { CartLine } from '@bieznik/contract/selling/cart'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { acceptChangesMutation } from '@/lib/checkout/accept-changes'
import { agreedLines, lineChanges } from '@/lib/checkout/line-changes'
import { rememberPrices, seenPrices } from '@/lib/checkout/seen-prices'

/** What has changed since the buyer last agreed to the lines; prices are compared over a reload as well. */
export function useLineChanges(uid: string, lines: readonly CartLine[]) {
  const [agreed, setAgreed] = useState(() => agreedLines(lines, seenPrices()))
  const changes = lineChanges(agreed, lines)
  const accept = useMutation(acceptChangesMutation(useQueryClient(), uid))
  const hasChanged = changes.length > 0

  useEffect(() => {
    if (!hasChanged) rememberPrices(lines)
  }, [hasChanged, lines])

  return {
    changes,
    isAccepting: accept.isPending,
    isAcceptFailed: accept.isError,
    accept: (onAccepted: () => void) =>
      accept.mutate(changes, {
        onSuccess: (settled) => {
          setAgreed(agreedLines(settled))
          onAccepted()
        },
      }),
  }
}
