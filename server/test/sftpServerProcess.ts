import { anSftpServer } from './sftpServer.ts';

// A server of SFTP for the journeys, at the port that is given.
const [port = ''] = process.argv.slice(2);
const server = await anSftpServer(Number(port));
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
