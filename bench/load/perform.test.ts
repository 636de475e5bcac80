import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { close, listen } from '../../local-services/listen.ts'
import { countErrors, get, type Job } from './job.ts'
import { perform } from './perform.ts'

const opened: Awaited<ReturnType<typeof listen>>[] = []

afterEach(async () => {
  for (const { server } of opened.splice(0)) await close(server)
})

async function performOn(app: RequestListener, job: Partial<Job> & Pick<Job, 'tasks'>) {
  const running = await listen(app, 0)
  opened.push(running)
  return perform({
    port: running.port,
    connections: 2,
    seconds: 20,
    repeats: false,
    pauseMs: 0,
    ...job,
  })
}

describe('perform', () => {
  it('sends each request of each task once, one after the other, with what belongs to it', async () => {
    const received: string[] = []
    const tasks: Job['tasks'] = [
      [
        { method: 'POST', path: '/cart', headers: { authorization: 'Bearer 1' }, body: '{"ż":1}' },
        { method: 'POST', path: '/order', headers: {}, body: '{}' },
      ],
      get('/a', { accept: 'text/html' }),
    ]
    const done = await performOn(
      (request, answer) => {
        const { method, url, headers } = request
        void text(request).then((body) => {
          received.push([method, url, headers.authorization ?? headers.accept, body].join(' '))
          answer.end('done')
        })
      },
      { tasks, connections: 1 },
    )
    expect(received).toEqual(['POST /cart Bearer 1 {"ż":1}', 'POST /order  {}', 'GET /a text/html '])
    expect(done).toMatchObject({ requests: 3, tasks: 2, errors: {} })
    expect(done.p50).toBeGreaterThan(0)
    expect(done.taskP99).toBeGreaterThanOrEqual(done.p50)
  })

  it('counts what is no success by its status', async () => {
    const statusOf = (url = '') => Number(url.slice(1))
    const done = await performOn((request, answer) => answer.writeHead(statusOf(request.url)).end('words'), {
      tasks: ['/200', '/201', '/404', '/503', '/503', '/302'].map((path) => get(path)),
    })
    expect(done.errors).toEqual({ 302: 1, 404: 1, 503: 2 })
    expect(countErrors(done)).toBe(4)
  })

  it('counts a connection that breaks, and goes on with a new one', async () => {
    const done = await performOn(
      (request, answer) => {
        if (request.url === '/cut') request.socket.destroy()
        else answer.end('done')
      },
      { tasks: ['/1', '/cut', '/2', '/3', '/cut', '/4'].map((path) => get(path)) },
    )
    expect(done).toMatchObject({ requests: 6, errors: { broken: 2 } })
  })

  it('begins again until the time is over', async () => {
    const done = await performOn((_, answer) => answer.end('done'), {
      tasks: [get('/')],
      repeats: true,
      seconds: 0.2,
      pauseMs: 5,
    })
    expect(done.tasks).toBeGreaterThan(2)
    expect(done.seconds).toBeGreaterThanOrEqual(0.2)
  })
})
