'use client'

import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useAuth } from '@/lib/auth/use-auth'

/** A query of a screen of staff, made once it is known who is signed in. */
export const useStaffQuery = <Found, Shown, Key extends QueryKey>(
  options: UseQueryOptions<Found, Error, Shown, Key>,
) => useQuery({ ...options, enabled: useAuth().status === 'signed-in' })
