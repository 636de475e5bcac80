/*
 * Preloaded into the programs of the shop: when the supervisor is gone without having stopped them (`kill -9`), they stop
 * by themselves and give their ports back. The address of this module ends in `?pid=` and the supervisor's number.
 */
const supervisor = Number(new URL(import.meta.url).searchParams.get('pid'))

const isAlive = () => {
  try {
    return process.kill(supervisor, 0)
  } catch {
    return false
  }
}

setInterval(() => {
  // 0: the whole process group, so that a watcher or a worker does not stay behind.
  if (!isAlive()) process.kill(0, 'SIGTERM')
}, 1000).unref()
