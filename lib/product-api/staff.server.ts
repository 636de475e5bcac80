import 'server-only'
import { staffMemberSchema, type GiveRole, type StaffMember } from '@bieznik/contract/people/staff-members'
import { z } from 'zod'
import { readFor, type OnBehalfOf } from './on-behalf.server'

const PATH = '/api/staff'
const reply = z.array(staffMemberSchema)

/** Everybody with a role; for the owner, as everything here. */
export async function listStaff(who: OnBehalfOf): Promise<StaffMember[]> {
  return readFor(who, { path: PATH, reply })
}

export async function giveRole(who: OnBehalfOf, json: GiveRole): Promise<StaffMember[]> {
  return readFor(who, { path: PATH, method: 'POST', json, reply })
}

export async function takeRole(who: OnBehalfOf, uid: string): Promise<StaffMember[]> {
  const path = `${PATH}/${encodeURIComponent(uid)}`
  return readFor(who, { path, method: 'DELETE', reply })
}
