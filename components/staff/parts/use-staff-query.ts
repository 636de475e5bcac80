'use client'

import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useAuth } from '@/lib/auth/use-auth'

/** A query of a screen of staff, made once it is known who is signed in. */
export const useStaffQuery = <Found, Shown = Found>(options: UseQueryOptions<Found, Error, Shown>) =>
  useQuery({ ...options, enabled: useAuth().status === 'signed-in' })
