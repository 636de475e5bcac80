import 'server-only'
import {
  askedShipmentsSchema,
  askShipmentsSchema,
  shipmentSchema,
  shipmentsSchema,
  type AskedShipments,
  type AskShipments,
  type Shipment,
  type Shipments,
} from '@bieznik/contract/shipment'
import { z } from 'zod'
import type { OnBehalfOf } from './on-behalf.server'
import { callProductApi, streamProductApi } from './client.server'

function shipmentCall({ caller, requestId }: OnBehalfOf, path = '') {
  return { path: `/api/shipments${path}`, token: caller.token, requestId, deadline: 'order' as const }
}

/** Of several orders; staff only. */
export async function listShipments(who: OnBehalfOf, orderIds: readonly number[]): Promise<Shipments> {
  const query = { orders: orderIds.join(',') }
  return (await callProductApi({ ...shipmentCall(who), query, reply: shipmentsSchema })).data
}

/** Returns the orders that were refused; staff only. */
export async function askShipments(who: OnBehalfOf, asked: AskShipments): Promise<AskedShipments> {
  const json = z.encode(askShipmentsSchema, asked)
  return (await callProductApi({ ...shipmentCall(who), method: 'POST', json, reply: askedShipmentsSchema }))
    .data
}

/** Returns all of its order; staff only. Throws status_not_allowed once the parcel has left. */
export async function cancelShipment(who: OnBehalfOf, id: number): Promise<Shipment[]> {
  const reply = z.array(shipmentSchema)
  return (await callProductApi({ ...shipmentCall(who, `/${id}`), method: 'DELETE', reply })).data
}

/** Those of several orders, one PDF that the carrier makes; staff only. Throws unavailable while the carrier is away. */
export async function getLabels(who: OnBehalfOf, orderIds: readonly number[]): Promise<Response> {
  const query = { orders: orderIds.join(',') }
  const { body } = await streamProductApi({ ...shipmentCall(who, '/labels'), query, deadline: 'payment' })
  return new Response(body, { headers: { 'content-type': 'application/pdf' } })
}

/** PDF; staff only. */
export async function getLabel(who: OnBehalfOf, id: number): Promise<Response> {
  const { body } = await streamProductApi(shipmentCall(who, `/${id}/label`))
  return new Response(body, { headers: { 'content-type': 'application/pdf' } })
}
