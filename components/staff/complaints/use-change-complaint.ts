'use client'

import { useQueryClient } from '@tanstack/react-query'
import { changeComplaintMutation } from '@/lib/complaint/complaint-queries'
import { useChangeCase } from '../cases/use-change-case'

export function useChangeComplaint(id: number) {
  return useChangeCase(changeComplaintMutation(useQueryClient(), id), ({ part }) =>
    part === 'answer' ? 'admin_complaints.sent' : 'admin_withdrawals.saved',
  )
}
