// boardgame.io as it comes, with its store in memory, at a port of this machine: node server.js PORT
const { Server, Origins } = require('boardgame.io/server');
const { Settling } = require('./settling.js');

const server = Server({ games: [Settling], origins: [Origins.LOCALHOST] });
server.run({ port: { host: '127.0.0.1', port: Number(process.argv[2]) }, callback: () => console.log('ready') });
