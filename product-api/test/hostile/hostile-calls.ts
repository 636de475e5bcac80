import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import { attack } from '../../../tests/hostile/attack.ts'
import { complaintsAbout, type HostileReply } from '../../../tests/hostile/check-reply.ts'
import { isAddressOf, nameOf, requestsOf, type HostileRequest } from '../../../tests/hostile/requests.ts'
import type { Shop } from '../shop.ts'
import { customerToken, staffToken, tokens } from '../tokens.ts'
import { listDeclaredCalls, type DeclaredCall } from './declared-calls.ts'

const ids = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 12 }) }, fc.integer({ min: 1 }))
const jan = fc.constant('jan')

const priceList = fc.constantFrom(
  'title;size;price;stock;manufacturer;season;typeOfTire;protector\nA;195/80 R15 96T;412,50;20;Nadbieg;summer;4X4;AT\n',
  'id;price\n1;400,00\n2;399,99\n',
  '\ufeffНаименование;Цена, злотых;Остаток\r\n"Шина ""Кама""";1 205,00;8\r\n',
)

/** What the document cannot say: whose cart it is, which ids there are, and what stands in a file. */
const known = {
  'text/csv': priceList,
  userId: jan,
  uid: jan,
  id: ids,
  productId: ids,
  orderId: ids,
}

const authorizations = fc.oneof(
  { weight: 6, arbitrary: fc.constant(`Bearer ${customerToken('jan')}`) },
  { weight: 6, arbitrary: fc.constant(`Bearer ${staffToken('jan')}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      'Bearer',
      'Basic Og==',
      `Bearer ${tokens.expired}`,
      `Bearer ${'x'.repeat(20_000)}`,
    ),
  },
)

type Sent = { request: HostileRequest; authorization: string }

const methodSchema = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

async function answerOf({ app }: Pick<Shop, 'app'>, { request, authorization }: Sent): Promise<HostileReply> {
  const { url, headers, body } = request
  const options: InjectOptions = { method: methodSchema.parse(request.method), url }
  options.headers = authorization === '' ? headers : { ...headers, authorization }
  if (body !== undefined) options.payload = body
  const reply = await app.inject(options)
  // A machine that is busy with something else makes the server say that it is; so it should.
  if (reply.statusCode === 503 && reply.payload.includes('The server is overloaded.')) {
    await sleep(50)
    return answerOf({ app }, { request, authorization })
  }
  return {
    status: reply.statusCode,
    contentType: reply.headers['content-type'] ?? '',
    text: reply.payload,
  }
}

function complaintsOn(
  reply: HostileReply,
  { url }: HostileRequest,
  { operation, replies }: DeclaredCall,
): string[] {
  const complaints = complaintsAbout(reply, replies)
  return isAddressOf(url, operation.path)
    ? complaints
    : complaints.filter((each) => /failed|internals/.test(each))
}

type Choice = { only?: string; count?: number }

/** Attacks the calls that the shop's own document declares, or one of them. Answers how often each status came. */
export async function attackShop(shop: Shop, { only, count }: Choice = {}): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const all = await listDeclaredCalls(shop)
  const calls = all.filter(({ operation }) => only === undefined || operation.path === only)
  const byName = new Map(calls.map((call) => [nameOf(call.operation), call]))
  await attack({
    requests: fc.record({
      request: fc.oneof(...calls.map(({ operation }) => requestsOf(operation, known))),
      authorization: authorizations,
    }),
    complaintsOn: async (sent) => {
      const answer = await answerOf(shop, sent)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const call = byName.get(sent.request.operation)
      return call ? complaintsOn(answer, sent.request, call) : [`${sent.request.operation} is not declared`]
    },
    ...(count !== undefined && { count }),
  })
  return statuses
}
