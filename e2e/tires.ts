import { z } from 'zod'
import {
  listedTireSchema,
  tireSchema,
  type ListedTire,
  type TireSize,
} from '../contract/catalogue/product.ts'

async function read<Reply extends z.ZodType>(url: string, reply: Reply): Promise<z.output<Reply>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return reply.parse(await response.json())
}

const DEFAULT_SIZE = { width: 195, profile: 80, diameter: 15 }

/** The tires of a size, 195/80 R15 by default, of which there are at least `stock`, by id. */
export async function listTiresInStock(
  productApiUrl: string,
  stock: number,
  { width, profile, diameter }: TireSize = DEFAULT_SIZE,
): Promise<ListedTire[]> {
  const url = `${productApiUrl}/api/tires?width=${width}&profile=${profile}&diameter=${diameter}&view=card`
  const tires = await read(url, z.array(listedTireSchema))
  return tires.filter((tire) => tire.quantityInStock >= stock).toSorted((one, other) => one.id - other.id)
}

/** One of the size 195/80 R15. */
export async function getSoldOutTire(productApiUrl: string): Promise<ListedTire> {
  const { width, profile, diameter } = DEFAULT_SIZE
  const url = `${productApiUrl}/api/tires?width=${width}&profile=${profile}&diameter=${diameter}&view=card`
  const soldOut = (await read(url, z.array(listedTireSchema))).find(
    ({ quantityInStock }) => quantityInStock === 0,
  )
  if (!soldOut) throw new Error('The seed has no tire of the default size that is sold out.')
  return soldOut
}

/** Tires of other sizes than the one above, of which there are between `least` and `most`, by id. */
export async function listOtherTires(
  productApiUrl: string,
  least: number,
  most = Infinity,
): Promise<ListedTire[]> {
  const tires = await read(
    `${productApiUrl}/api/tires?page=2&pageSize=100&view=card`,
    z.array(listedTireSchema),
  )
  return tires
    .filter(({ width, quantityInStock: stock }) => width !== 195 && stock >= least && stock <= most)
    .toSorted((one, other) => one.id - other.id)
}

export async function getStock(productApiUrl: string, tireId: number): Promise<number> {
  return (await read(`${productApiUrl}/api/tires/${tireId}`, tireSchema)).quantityInStock
}
