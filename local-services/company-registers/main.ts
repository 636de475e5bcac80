import { readEnv } from '../env.ts'
import { startCompanyRegisters } from './server.ts'

const registers = await startCompanyRegisters({ port: readEnv().COMPANY_REGISTERS_STAND_IN_PORT })
console.info(`The stand-in of the registers of companies listens on ${registers.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    registers.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
