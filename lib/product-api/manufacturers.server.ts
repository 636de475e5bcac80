import 'server-only'
import {
  managedManufacturerSchema,
  manufacturerSchema,
  type EditManufacturer,
  type ManagedManufacturer,
  type Manufacturer,
  type ManufacturerInput,
} from '@bieznik/contract/manufacturer'
import { z } from 'zod'
import { readFor, type OnBehalfOf } from './on-behalf.server'

const PATH = '/api/manufacturers'

/** By their names, with how many products name each; staff only, as everything below. */
export async function listManagedManufacturers(who: OnBehalfOf): Promise<ManagedManufacturer[]> {
  return readFor(who, { path: PATH, reply: z.array(managedManufacturerSchema) })
}

export async function createManufacturer(who: OnBehalfOf, json: ManufacturerInput): Promise<Manufacturer> {
  return readFor(who, { path: PATH, method: 'POST', json, reply: manufacturerSchema })
}

/** Throws not_found, or changed_meanwhile when it is no longer what was seen. */
export async function editManufacturer(
  who: OnBehalfOf,
  id: number,
  json: EditManufacturer,
): Promise<Manufacturer> {
  return readFor(who, { path: `${PATH}/${id}`, method: 'PUT', json, reply: manufacturerSchema })
}
