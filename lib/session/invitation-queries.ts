import { staffInvitations } from '@bieznik/contract/endpoints/staff-invitations'
import type { InviteStaff, StaffInvitation } from '@bieznik/contract/people/staff-invitations'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { staffQuery } from './staff-queries'

/** Roles that are offered to addresses. */
export const invitationsQuery = endpointQuery(staffInvitations.list, {})

const storeAnswer = (client: QueryClient) => (invitations: StaffInvitation[]) => {
  client.setQueryData(invitationsQuery.queryKey, invitations)
}

export const inviteStaffMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (json: InviteStaff) => callEndpoint(staffInvitations.invite, { json }),
    onSuccess: storeAnswer(client),
  })

export const withdrawInvitationMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => callEndpoint(staffInvitations.withdraw, { params: { id } }),
    onSuccess: storeAnswer(client),
    // It may have been accepted meanwhile, and the account be one of the staff's.
    onError: async () => {
      await Promise.all([refetchQueries(client, invitationsQuery), refetchQueries(client, staffQuery)])
    },
  })
