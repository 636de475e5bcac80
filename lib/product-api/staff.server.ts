import 'server-only'
import { staffMemberSchema, type GiveRole, type StaffMember } from '@bieznik/contract/staff-members'
import { z } from 'zod'
import { callFor, type OnBehalfOf } from './cart.server'
import { callProductApi } from './client.server'

const PATH = '/api/staff'
const reply = z.array(staffMemberSchema)

/** All accounts are read for the list, and a change of a role waits for others. */
const ownersCall = (who: OnBehalfOf) => ({ ...callFor(who), reply }) as const

/** Everybody with a role; for the owner, as everything here. */
export async function listStaff(who: OnBehalfOf): Promise<StaffMember[]> {
  return (await callProductApi({ ...ownersCall(who), path: PATH })).data
}

export async function giveRole(who: OnBehalfOf, json: GiveRole): Promise<StaffMember[]> {
  return (await callProductApi({ ...ownersCall(who), path: PATH, method: 'POST', json })).data
}

export async function takeRole(who: OnBehalfOf, uid: string): Promise<StaffMember[]> {
  const path = `${PATH}/${encodeURIComponent(uid)}`
  return (await callProductApi({ ...ownersCall(who), path, method: 'DELETE' })).data
}
