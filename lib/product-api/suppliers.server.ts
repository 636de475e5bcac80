import 'server-only'
import { supplierSchema, type Supplier, type SupplierInput } from '@bieznik/contract/supplier'
import { z } from 'zod'
import { callFor, type OnBehalfOf } from './cart.server'
import { callProductApi } from './client.server'

const PATH = '/api/suppliers'
const reply = z.array(supplierSchema)

/** By their names, with how their lists were read the last time; staff only, as everything below. */
export async function listSuppliers(who: OnBehalfOf): Promise<Supplier[]> {
  return (await callProductApi({ ...callFor(who), path: PATH, reply })).data
}

export async function createSupplier(who: OnBehalfOf, json: SupplierInput): Promise<Supplier> {
  const call = { ...callFor(who), path: PATH, method: 'POST', json, reply: supplierSchema } as const
  return (await callProductApi(call)).data
}

/** Answers those that are left. Throws not_found. */
export async function removeSupplier(who: OnBehalfOf, id: number): Promise<Supplier[]> {
  return (await callProductApi({ ...callFor(who), path: `${PATH}/${id}`, method: 'DELETE', reply })).data
}
