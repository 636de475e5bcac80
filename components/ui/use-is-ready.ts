'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React has hydrated what the server rendered. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
