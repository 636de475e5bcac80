'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the scripts of the page have taken over what the server drew. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
