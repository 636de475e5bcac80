import { close, listen } from '../../local-services/listen.ts'

/** Ports of the loopback address on which nobody listens. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(() => undefined, 0)))
  await Promise.all(servers.map(({ server }) => close(server)))
  return servers.map(({ port }) => port)
}

export async function findFreePort(): Promise<number> {
  const [port = 0] = await findFreePorts(1)
  return port
}
