'use client'

import { useQueryClient } from '@tanstack/react-query'
import { changeWithdrawalMutation } from '@/lib/withdrawal/withdrawal-queries'
import { useChangeCase } from '../cases/use-change-case'

export function useChangeWithdrawal(id: number) {
  return useChangeCase(changeWithdrawalMutation(useQueryClient(), id), () => 'admin_withdrawals.saved')
}
