import { staffMemberSchema, type GiveRole, type StaffMember } from '@bieznik/contract/people/staff-members'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'

const ADMIN_STAFF = ['admin', 'staff'] as const
const PATH = '/api/admin/staff'
const reply = z.array(staffMemberSchema)

export const staffQuery = queryOptions({
  queryKey: ADMIN_STAFF,
  queryFn: ({ signal }) => callBff(PATH, { reply, signal }),
})

const keepAnswer = (client: QueryClient) => (members: StaffMember[]) => {
  client.setQueryData(ADMIN_STAFF, members)
}

export const giveRoleMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (json: GiveRole) => callBff(PATH, { method: 'POST', json, reply }),
    onSuccess: keepAnswer(client),
  })

export const takeRoleMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (uid: string) => callBff(`${PATH}/${encodeURIComponent(uid)}`, { method: 'DELETE', reply }),
    onSuccess: keepAnswer(client),
  })
