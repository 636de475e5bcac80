import { staffMembers } from '@bieznik/contract/endpoints/staff-members'
import type { GiveRole, StaffMember } from '@bieznik/contract/people/staff-members'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'

export const staffQuery = endpointQuery(staffMembers.list, {})

const storeAnswer = (client: QueryClient) => (members: StaffMember[]) => {
  client.setQueryData(staffQuery.queryKey, members)
}

export const giveRoleMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (json: GiveRole) => callEndpoint(staffMembers.giveRole, { json }),
    onSuccess: storeAnswer(client),
  })

export const takeRoleMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (uid: string) => callEndpoint(staffMembers.takeRole, { params: { uid } }),
    onSuccess: storeAnswer(client),
  })
