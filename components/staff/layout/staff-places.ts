import { areaOf, staffPlaces, type StaffPlace } from '@bieznik/contract/pages'
import { mayDo, type StaffRole } from '@bieznik/contract/people/staff'

interface StaffGroup {
  name: StaffPlace['nav']['group']
  places: StaffPlace[]
}

/** The groups in which somebody with this role has work, with their places; `everybody` before it is known who it is. */
export function listStaffGroups(role: StaffRole | null | 'everybody'): StaffGroup[] {
  const entered = staffPlaces.filter((place) => role === 'everybody' || mayDo(role, areaOf(place)))
  const names = [...new Set(entered.map(({ nav }) => nav.group))]
  return names.map((name) => ({ name, places: entered.filter(({ nav }) => nav.group === name) }))
}
