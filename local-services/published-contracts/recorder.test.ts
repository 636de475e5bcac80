import { afterAll, expect, test } from 'vitest'
import { close, listen } from '../listen.ts'
import { openContract } from './contract.ts'
import { startRecorder } from './recorder.ts'

const service = await listen((request, response) => {
  if (request.url === '/cut') return void response.destroy()
  const isWrong = request.url?.endsWith('?wrong')
  const body = JSON.stringify({ id: '5O190127TN364715T', status: isWrong ? 'GONE' : 'CREATED' })
  response.writeHead(200, { 'content-type': 'application/json', 'x-of': 'the-service' }).end(body)
}, 0)
const recorder = await startRecorder(
  `http://127.0.0.1:${service.port}`,
  [openContract('paypal-orders')],
  (path) => path === '/own',
)
afterAll(async () => {
  await recorder.stop()
  await close(service.server)
})

test('passes on what is sent and what comes back, and remembers what is not as published', async () => {
  const order = `${recorder.url}/v2/checkout/orders/5O190127TN364715T`
  const good = await fetch(order)
  expect([good.status, good.headers.get('x-of'), await good.json()]).toEqual([
    200,
    'the-service',
    { id: '5O190127TN364715T', status: 'CREATED' },
  ])
  await fetch(`${recorder.url}/own`)
  expect(recorder.differences()).toEqual([])

  await fetch(`${order}?wrong`)
  await fetch(`${recorder.url}/elsewhere`)
  expect(recorder.differences()).toEqual([
    'GET /elsewhere: is in no document',
    expect.stringContaining('GET /v2/checkout/orders/5O190127TN364715T 200: response /status'),
  ])
})

test('cuts a connection that the service cuts', async () => {
  await expect(fetch(`${recorder.url}/cut`)).rejects.toThrow('fetch failed')
})
