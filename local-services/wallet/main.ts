import { readEnv } from '../env.ts'
import { standIn } from './credentials.ts'
import { startWallet } from './server.ts'

const env = readEnv()

const wallet = await startWallet({
  ...standIn,
  port: env.PAYPAL_STAND_IN_PORT,
  webhookUrl: env.PAYPAL_WEBHOOK_URL ?? null,
})
console.info(`The stand-in of PayPal listens on ${wallet.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    wallet.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
