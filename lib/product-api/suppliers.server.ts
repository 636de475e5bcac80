import 'server-only'
import { supplierSchema, type Supplier, type SupplierInput } from '@bieznik/contract/supplier'
import { z } from 'zod'
import { readFor, type OnBehalfOf } from './on-behalf.server'

const PATH = '/api/suppliers'
const reply = z.array(supplierSchema)

/** By their names, with how their lists were read the last time; staff only, as everything below. */
export async function listSuppliers(who: OnBehalfOf): Promise<Supplier[]> {
  return readFor(who, { path: PATH, reply })
}

export async function createSupplier(who: OnBehalfOf, json: SupplierInput): Promise<Supplier> {
  return readFor(who, { path: PATH, method: 'POST', json, reply: supplierSchema })
}

/** Returns those that are left. Throws not_found. */
export async function removeSupplier(who: OnBehalfOf, id: number): Promise<Supplier[]> {
  return readFor(who, { path: `${PATH}/${id}`, method: 'DELETE', reply })
}
