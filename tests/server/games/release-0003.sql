BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	text TEXT, 
	phrase VARCHAR(40), 
	at FLOAT NOT NULL, apart BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_chat_guest FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "chat" VALUES('111111111111111111111111',1,0,'aaaaaaaaaaaaaaaaaaaaaaaa','Ada','Ada was here',NULL,1790000000.0,0);
INSERT INTO "chat" VALUES('111111111111111111111111',2,1,'bbbbbbbbbbbbbbbbbbbbbbbb','Bob','Bob was here',NULL,1790000000.0,0);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('aaaaaaaaaaaaaaaaaaaaaaaa','Ada',1790000000.0);
INSERT INTO "guests" VALUES('bbbbbbbbbbbbbbbbbbbbbbbb','Bob',1790000000.0);
INSERT INTO "guests" VALUES('cccccccccccccccccccccccc','Cleo',1790000000.0);
CREATE TABLE inputs (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	actor INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_inputs PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_inputs_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "inputs" VALUES('111111111111111111111111',1,-1,'{"do":"SetUp","markers":[5,4,8,3,3,5,8,7,6,5,6,6,4,7,4,12,12,11,13],"order":[0,1,2]}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',2,0,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',3,-1,'{"do":"Show","card":15,"good":0,"oar":32}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',4,0,'{"do":"Take","column":0,"slot":2}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',5,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',6,-1,'{"do":"Show","card":28,"good":0,"oar":96}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',7,1,'{"do":"Take","column":1,"slot":4}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',8,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',9,-1,'{"do":"Show","card":8,"good":1,"oar":116}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',10,2,'{"do":"Take","column":2,"slot":0}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',11,-1,'{"do":"Show","card":7,"good":1,"oar":76}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',12,0,'{"do":"Take","column":0,"slot":1}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',13,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',14,-1,'{"do":"Show","card":24,"good":4,"oar":96}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',15,1,'{"do":"Take","column":1,"slot":3}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',16,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',17,-1,'{"do":"Show","card":27,"good":1,"oar":76}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',18,2,'{"do":"Take","column":2,"slot":4}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',19,-1,'{"do":"Show","card":25,"good":2,"oar":54}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',20,2,'{"do":"Take","column":0,"slot":3}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',21,0,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',22,-1,'{"do":"Show","card":14,"good":3,"oar":34}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',23,0,'{"do":"Take","column":1,"slot":3}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',24,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',25,-1,'{"do":"Show","card":11,"good":0,"oar":54}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',26,1,'{"do":"Take","column":2,"slot":0}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',27,-1,'{"do":"Show","card":4,"good":4,"oar":56}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',28,0,'{"do":"Take","column":0,"slot":0}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',29,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',30,-1,'{"do":"Show","card":10,"good":4,"oar":32}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',31,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',32,-1,'{"do":"Show","card":1,"good":0,"oar":32}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',33,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',34,-1,'{"do":"Show","card":2,"good":1,"oar":54}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',35,1,'{"do":"Take","column":3,"slot":2}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',36,2,'{"do":"Take","column":1,"slot":1}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',37,2,'{"do":"Take","column":0,"slot":2}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',38,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('111111111111111111111111',39,-1,'{"do":"Show","card":9,"good":3,"oar":74}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',1,-1,'{"do":"SetUp","markers":[6,5,4,8,8,7,5,6,4,4,7,3,5,6,3,11,13,12,12],"order":[0,2,1]}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',2,0,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',3,-1,'{"do":"Show","card":10,"good":1,"oar":54}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',4,0,'{"do":"Take","column":0,"slot":2}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',5,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',6,-1,'{"do":"Show","card":15,"good":3,"oar":138}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',7,2,'{"do":"Take","column":1,"slot":4}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',8,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',9,-1,'{"do":"Show","card":1,"good":1,"oar":56}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',10,1,'{"do":"Take","column":2,"slot":0}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',11,-1,'{"do":"Show","card":25,"good":0,"oar":54}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',12,1,'{"do":"Take","column":0,"slot":2}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',13,0,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',14,-1,'{"do":"Show","card":4,"good":3,"oar":74}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',15,0,'{"do":"Take","column":1,"slot":4}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',16,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',17,-1,'{"do":"Show","card":23,"good":2,"oar":34}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',18,2,'{"do":"Take","column":2,"slot":3}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',19,-1,'{"do":"Show","card":28,"good":4,"oar":32}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',20,2,'{"do":"Take","column":0,"slot":2}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',21,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',22,-1,'{"do":"Show","card":13,"good":3,"oar":34}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',23,1,'{"do":"Take","column":1,"slot":3}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',24,0,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',25,-1,'{"do":"Show","card":18,"good":4,"oar":34}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',26,0,'{"do":"Take","column":2,"slot":0}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',27,-1,'{"do":"Show","card":9,"good":4,"oar":54}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',28,0,'{"do":"Take","column":0,"slot":1}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',29,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',30,-1,'{"do":"Show","card":17,"good":0,"oar":36}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',31,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',32,-1,'{"do":"Show","card":5,"good":0,"oar":224}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',33,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',34,-1,'{"do":"Show","card":21,"good":1,"oar":56}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',35,1,'{"do":"Take","column":3,"slot":4}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',36,2,'{"do":"Take","column":1,"slot":0}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',37,2,'{"do":"Take","column":0,"slot":1}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',38,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',39,-1,'{"do":"Show","card":24,"good":2,"oar":54}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',40,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',41,-1,'{"do":"Show","card":0,"good":2,"oar":78}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',42,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',43,-1,'{"do":"Show","card":7,"good":0,"oar":96}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',44,1,'{"do":"Take","column":3,"slot":1}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',45,0,'{"do":"Take","column":2,"slot":3}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',46,0,'{"do":"Row","power":2,"wind":0,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',47,1,'{"do":"Row","power":4,"wind":-1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',48,2,'{"do":"Row","power":6,"wind":-2,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',49,0,'{"do":"Sail","city":12,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',50,1,'{"do":"Sail","city":12,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',51,2,'{"do":"Sail","city":12,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',52,0,'{"do":"Row","power":1,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',53,1,'{"do":"Row","power":1,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',54,2,'{"do":"Row","power":1,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',55,0,'{"do":"Sail","city":13,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',56,1,'{"do":"Sail","city":0,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',57,2,'{"do":"Sail","city":12,"deliver":3,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',58,0,'{"do":"Row","power":4,"wind":1,"starting":true}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',59,1,'{"do":"Row","power":2,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',60,2,'{"do":"Row","power":1,"wind":2,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',61,0,'{"do":"Sail","city":14,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',62,1,'{"do":"Sail","city":8,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',63,2,'{"do":"Sail","city":14,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',64,0,'{"do":"Row","power":3,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',65,1,'{"do":"Row","power":2,"wind":0,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',66,2,'{"do":"Row","power":10,"wind":-3,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',67,0,'{"do":"Sail","city":5,"deliver":1,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',68,1,'{"do":"Sail","city":7,"deliver":3,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',69,2,'{"do":"Sail","city":5,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',70,0,'{"do":"Row","power":3,"wind":-1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',71,1,'{"do":"Row","power":7,"wind":-1,"starting":true}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',72,2,'{"do":"Row","power":7,"wind":-1,"starting":true}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',73,0,'{"do":"Sail","city":3,"deliver":4,"buy":true}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',74,1,'{"do":"Sail","city":0,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',75,2,'{"do":"Sail","city":5,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',76,1,'{"do":"Extra","wanted":true}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',77,2,'{"do":"Extra","wanted":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',78,1,'{"do":"Row","power":4,"wind":1,"starting":true}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',79,1,'{"do":"Sail","city":0,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',80,1,'{"do":"Extra","wanted":true}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',81,1,'{"do":"Row","power":2,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',82,1,'{"do":"Sail","city":0,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',83,0,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',84,-1,'{"do":"Show","card":1,"good":0,"oar":54}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',85,0,'{"do":"Take","column":0,"slot":2}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',86,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',87,-1,'{"do":"Show","card":26,"good":1,"oar":74}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',88,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',89,-1,'{"do":"Show","card":19,"good":1,"oar":56}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',90,1,'{"do":"Take","column":2,"slot":1}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',91,2,'{"do":"Take","column":1,"slot":4}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',92,-1,'{"do":"Show","card":20,"good":4,"oar":118}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',93,1,'{"do":"Take","column":0,"slot":0}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',94,0,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',95,-1,'{"do":"Show","card":21,"good":4,"oar":34}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',96,0,'{"do":"Take","column":1,"slot":4}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',97,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',98,-1,'{"do":"Show","card":2,"good":4,"oar":52}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',99,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',100,-1,'{"do":"Show","card":22,"good":1,"oar":96}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',101,2,'{"do":"Take","column":3,"slot":1}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',102,0,'{"do":"Take","column":0,"slot":1}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',103,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',104,-1,'{"do":"Show","card":7,"good":2,"oar":74}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',105,2,'{"do":"Take","column":1,"slot":2}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',106,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',107,-1,'{"do":"Show","card":3,"good":3,"oar":78}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',108,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',109,-1,'{"do":"Show","card":18,"good":2,"oar":202}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',110,1,'{"do":"Take","column":3,"slot":2}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',111,0,'{"do":"Take","column":0,"slot":3}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',112,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',113,-1,'{"do":"Show","card":27,"good":3,"oar":56}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',114,2,'{"do":"Take","column":1,"slot":0}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',115,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',116,-1,'{"do":"Show","card":15,"good":2,"oar":34}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',117,1,'{"do":"Take","column":2,"slot":3}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',118,-1,'{"do":"Show","card":6,"good":2,"oar":138}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',119,1,'{"do":"Take","column":0,"slot":4}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',120,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',121,-1,'{"do":"Show","card":10,"good":0,"oar":96}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',122,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',123,-1,'{"do":"Show","card":23,"good":0,"oar":160}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',124,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',125,-1,'{"do":"Show","card":29,"good":3,"oar":54}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',126,2,'{"do":"Take","column":3,"slot":3}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',127,0,'{"do":"Take","column":2,"slot":0}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',128,0,'{"do":"Row","power":7,"wind":-1,"starting":true}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',129,1,'{"do":"Row","power":9,"wind":-3,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',130,2,'{"do":"Row","power":4,"wind":1,"starting":true}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',131,2,'{"do":"Sail","city":8,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',132,1,'{"do":"Sail","city":8,"deliver":3,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',133,0,'{"do":"Sail","city":11,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',134,0,'{"do":"Row","power":1,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',135,1,'{"do":"Row","power":2,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',136,2,'{"do":"Row","power":2,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',137,2,'{"do":"Sail","city":9,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',138,1,'{"do":"Sail","city":9,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',139,0,'{"do":"Sail","city":12,"deliver":0,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',140,0,'{"do":"Row","power":7,"wind":-2,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',141,1,'{"do":"Row","power":1,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',142,2,'{"do":"Row","power":1,"wind":0,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',143,2,'{"do":"Sail","city":8,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',144,1,'{"do":"Sail","city":8,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',145,0,'{"do":"Sail","city":10,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',146,0,'{"do":"Row","power":2,"wind":0,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',147,1,'{"do":"Row","power":5,"wind":-1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',148,2,'{"do":"Row","power":2,"wind":0,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',149,2,'{"do":"Sail","city":9,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',150,1,'{"do":"Sail","city":7,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',151,0,'{"do":"Sail","city":9,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',152,0,'{"do":"Row","power":2,"wind":-1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',153,1,'{"do":"Row","power":6,"wind":-2,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',154,2,'{"do":"Row","power":4,"wind":-1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',155,2,'{"do":"Sail","city":8,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',156,1,'{"do":"Sail","city":7,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',157,0,'{"do":"Sail","city":9,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',158,2,'{"do":"Extra","wanted":true}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',159,0,'{"do":"Extra","wanted":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',160,2,'{"do":"Row","power":3,"wind":-1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',161,2,'{"do":"Sail","city":9,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',162,2,'{"do":"Extra","wanted":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',163,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',164,-1,'{"do":"Show","card":25,"good":2,"oar":96}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',165,2,'{"do":"Take","column":0,"slot":2}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',166,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',167,-1,'{"do":"Show","card":24,"good":0,"oar":56}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',168,1,'{"do":"Take","column":1,"slot":2}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',169,0,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',170,-1,'{"do":"Show","card":15,"good":4,"oar":54}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',171,0,'{"do":"Take","column":2,"slot":0}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',172,-1,'{"do":"Show","card":0,"good":3,"oar":74}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',173,0,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',174,-1,'{"do":"Show","card":18,"good":2,"oar":56}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',175,0,'{"do":"Take","column":1,"slot":2}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',176,1,'{"do":"Take","column":0,"slot":4}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',177,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',178,-1,'{"do":"Show","card":22,"good":3,"oar":160}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',179,2,'{"do":"Take","column":2,"slot":4}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',180,-1,'{"do":"Show","card":26,"good":3,"oar":34}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',181,0,'{"do":"Take","column":0,"slot":3}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',182,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',183,-1,'{"do":"Show","card":21,"good":4,"oar":32}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',184,1,'{"do":"Take","column":1,"slot":3}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',185,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',186,-1,'{"do":"Show","card":9,"good":3,"oar":76}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',187,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',188,-1,'{"do":"Show","card":11,"good":2,"oar":32}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',189,2,'{"do":"Take","column":3,"slot":1}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',190,2,'{"do":"Take","column":0,"slot":0}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',191,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',192,-1,'{"do":"Show","card":20,"good":2,"oar":34}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',193,1,'{"do":"Take","column":1,"slot":0}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',194,0,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',195,-1,'{"do":"Show","card":5,"good":2,"oar":54}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',196,0,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',197,-1,'{"do":"Show","card":4,"good":0,"oar":56}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',198,0,'{"do":"Take","column":3,"slot":4}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',199,1,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',200,-1,'{"do":"Show","card":16,"good":1,"oar":224}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',201,1,'{"do":"Take","column":1,"slot":1}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',202,0,'{"do":"Take","column":0,"slot":1}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',203,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',204,-1,'{"do":"Show","card":6,"good":1,"oar":202}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',205,2,'{"do":"Reveal"}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',206,-1,'{"do":"Show","card":29,"good":3,"oar":96}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',207,2,'{"do":"Take","column":3,"slot":3}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',208,0,'{"do":"Row","power":2,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',209,1,'{"do":"Row","power":3,"wind":-1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',210,2,'{"do":"Row","power":4,"wind":-1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',211,0,'{"do":"Sail","city":7,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',212,2,'{"do":"Sail","city":8,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',213,1,'{"do":"Sail","city":7,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',214,0,'{"do":"Row","power":2,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',215,1,'{"do":"Row","power":10,"wind":-3,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',216,2,'{"do":"Row","power":7,"wind":-2,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',217,0,'{"do":"Sail","city":7,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',218,2,'{"do":"Sail","city":10,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',219,1,'{"do":"Sail","city":9,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',220,0,'{"do":"Row","power":2,"wind":0,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',221,1,'{"do":"Row","power":1,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',222,2,'{"do":"Row","power":3,"wind":-1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',223,0,'{"do":"Sail","city":7,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',224,2,'{"do":"Sail","city":10,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',225,1,'{"do":"Sail","city":9,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',226,0,'{"do":"Row","power":2,"wind":0,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',227,1,'{"do":"Row","power":1,"wind":0,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',228,2,'{"do":"Row","power":3,"wind":0,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',229,0,'{"do":"Sail","city":0,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',230,2,'{"do":"Sail","city":10,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',231,1,'{"do":"Sail","city":9,"deliver":1,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',232,0,'{"do":"Row","power":3,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',233,1,'{"do":"Row","power":2,"wind":1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',234,2,'{"do":"Row","power":4,"wind":-1,"starting":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',235,0,'{"do":"Sail","city":8,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',236,2,'{"do":"Sail","city":9,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',237,1,'{"do":"Sail","city":8,"deliver":null,"buy":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',238,0,'{"do":"Extra","wanted":false}',1790000000.0);
INSERT INTO "inputs" VALUES('222222222222222222222222',239,2,'{"do":"Extra","wanted":false}',1790000000.0);
CREATE TABLE keys (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	answer TEXT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (table_id, seat, "key"), 
	CONSTRAINT fk_keys_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "keys" VALUES('111111111111111111111111',0,'key-000003','{"do":"accepted","key":"key-000003","version":3}');
INSERT INTO "keys" VALUES('111111111111111111111111',0,'key-000004','{"do":"accepted","key":"key-000004","version":4}');
INSERT INTO "keys" VALUES('111111111111111111111111',1,'key-000006','{"do":"accepted","key":"key-000006","version":6}');
INSERT INTO "keys" VALUES('111111111111111111111111',1,'key-000007','{"do":"accepted","key":"key-000007","version":7}');
INSERT INTO "keys" VALUES('111111111111111111111111',0,'key-000012','{"do":"accepted","key":"key-000012","version":12}');
INSERT INTO "keys" VALUES('111111111111111111111111',1,'key-000014','{"do":"accepted","key":"key-000014","version":14}');
INSERT INTO "keys" VALUES('111111111111111111111111',1,'key-000015','{"do":"accepted","key":"key-000015","version":15}');
INSERT INTO "keys" VALUES('111111111111111111111111',0,'key-000022','{"do":"accepted","key":"key-000022","version":22}');
INSERT INTO "keys" VALUES('111111111111111111111111',0,'key-000023','{"do":"accepted","key":"key-000023","version":23}');
INSERT INTO "keys" VALUES('111111111111111111111111',1,'key-000025','{"do":"accepted","key":"key-000025","version":25}');
INSERT INTO "keys" VALUES('111111111111111111111111',1,'key-000027','{"do":"accepted","key":"key-000027","version":27}');
INSERT INTO "keys" VALUES('111111111111111111111111',0,'key-000028','{"do":"accepted","key":"key-000028","version":28}');
INSERT INTO "keys" VALUES('111111111111111111111111',1,'key-000030','{"do":"accepted","key":"key-000030","version":30}');
INSERT INTO "keys" VALUES('111111111111111111111111',1,'key-000032','{"do":"accepted","key":"key-000032","version":32}');
INSERT INTO "keys" VALUES('111111111111111111111111',1,'key-000034','{"do":"accepted","key":"key-000034","version":34}');
INSERT INTO "keys" VALUES('111111111111111111111111',1,'key-000035','{"do":"accepted","key":"key-000035","version":35}');
INSERT INTO "keys" VALUES('111111111111111111111111',1,'key-000039','{"do":"accepted","key":"key-000039","version":39}');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32), 
	name VARCHAR(40), 
	token_sha256 VARCHAR(64), 
	bot VARCHAR(20), notice TEXT, muted TEXT, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_guest FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "seats" VALUES('111111111111111111111111',0,'aaaaaaaaaaaaaaaaaaaaaaaa','Ada','1a61d624bfb670ab8b7b2bdba1985a01e4b893f10c98428e01653ed854d90352',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('111111111111111111111111',1,'bbbbbbbbbbbbbbbbbbbbbbbb','Bob','0551ee184e6db08cc57347f563161efb239a33f8095428097b4c52451e826425',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('111111111111111111111111',2,NULL,'Dido',NULL,'random',NULL,NULL);
INSERT INTO "seats" VALUES('222222222222222222222222',0,'aaaaaaaaaaaaaaaaaaaaaaaa','Ada','668b20f795de251eefc5be7fde275dfa53f75b9c50efa3e924b2be5f86ec2e75',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('222222222222222222222222',1,'bbbbbbbbbbbbbbbbbbbbbbbb','Bob','245af14114ca857303168bfda9b13843f36697ec488f243de55718667a34c22c',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('222222222222222222222222',2,'cccccccccccccccccccccccc','Cleo','41c10874f4776562bb7e64d768d786571bef54bf57ee8a9e7cacc971754b49b7',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('333333333333333333333333',0,'aaaaaaaaaaaaaaaaaaaaaaaa','Ada','70d635ea0e1ab5f44b90773b0745bd64957bbc0ef120f5ded82aa68642737afe',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('333333333333333333333333',1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('333333333333333333333333',2,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('secret','5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	pace VARCHAR(10) NOT NULL, 
	tempo VARCHAR(10) NOT NULL, 
	absence INTEGER NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	header TEXT, 
	seed TEXT, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	clock VARCHAR(40), 
	deadline FLOAT, 
	rematch VARCHAR(32), 
	imported BOOLEAN NOT NULL, decision INTEGER DEFAULT '0' NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, onlookers VARCHAR(10) DEFAULT 'silent' NOT NULL, origin VARCHAR(60), agenda TEXT, owed TEXT, edition VARCHAR(40), result TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('111111111111111111111111','neptun','{"wind_between_rounds":"forecast","second_extra_turn":"takers","zero_space_scores":"no","open_hands":"yes"}',0,'untimed','instant',0,'playing','aaaaaaaaaaaaaaaaaaaaaaaa','{"argosy":1,"game":"neptun","rules":"2","seats":3,"options":{"wind_between_rounds":"forecast","second_extra_turn":"takers","zero_space_scores":"no","open_hands":"yes"},"edition":"standard","edition_digest":"39f81a97c1ae54589025bb1a7b08691c572f1846b5167d7cc733f276692f9262","edition_files":null,"seed_sha256":"66293158923dfcedf5f22c46fa0e1f3a3ad275ee8ee0cd86ee0f4d41432093dd","names":["Ada","Bob","Dido"],"rng":"blake2b-ctr-1"}
','release 0003',1790000000.0,1790000000.0,NULL,NULL,NULL,0,0,0,'silent',NULL,NULL,'{"1":{"since":39}}',NULL,NULL);
INSERT INTO "tables" VALUES('222222222222222222222222','neptun','{"wind_between_rounds":"forecast","second_extra_turn":"takers","zero_space_scores":"no","open_hands":"yes"}',0,'untimed','instant',0,'over','aaaaaaaaaaaaaaaaaaaaaaaa','{"argosy":1,"game":"neptun","rules":"2","seats":3,"options":{"wind_between_rounds":"forecast","second_extra_turn":"takers","zero_space_scores":"no","open_hands":"yes"},"edition":"standard","edition_digest":"39f81a97c1ae54589025bb1a7b08691c572f1846b5167d7cc733f276692f9262","edition_files":null,"seed_sha256":"7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451","names":["Ada","Bob","Cleo"],"rng":"blake2b-ctr-1"}
','7',1790000000.0,1790000000.0,NULL,NULL,NULL,0,0,0,'silent',NULL,NULL,NULL,NULL,'{"points":[39,22,7],"places":[1,2,3]}');
INSERT INTO "tables" VALUES('333333333333333333333333','neptun','{}',0,'untimed','instant',0,'open','aaaaaaaaaaaaaaaaaaaaaaaa',NULL,NULL,1790000000.0,1790000000.0,NULL,NULL,NULL,0,0,0,'silent',NULL,NULL,NULL,NULL,NULL);
CREATE INDEX ix_tables_public_state_created ON tables (public, state, created);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;
